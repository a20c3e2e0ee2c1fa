// Runs before the first paint so that a chosen light or dark look never flashes. Kept in step with theme-switch.tsx.
;(function () {
  try {
    var theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is closed to us: the look follows the system.
  }
})()
