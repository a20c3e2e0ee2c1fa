// Runs before the first paint.

// A chosen light or dark look never flashes. Kept in step with theme-switch.tsx.
;(function () {
  try {
    var theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
  } catch {
    // Storage is closed to us: the look follows the system.
  }
})()

// Chromium's Intl has no Oromo and would fall back to the digits of the browser's own language, which may be Arabic or Persian
// ones: numbers of Oromo texts are written as in English, as the server writes them (CONTRACT section 4).
;(function () {
  var Known = Intl.NumberFormat
  if (Known.supportedLocalesOf('om').length > 0) return
  var known = function (given) {
    return given[0] === 'om' ? ['en', given[1]] : given
  }
  Intl.NumberFormat = new Proxy(Known, {
    construct: function (target, given) {
      return Reflect.construct(target, known(given))
    },
    apply: function (target, self, given) {
      return Reflect.apply(target, self, known(given))
    },
  })
})()
