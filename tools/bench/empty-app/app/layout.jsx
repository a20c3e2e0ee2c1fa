/** The page that costs the framework least: what any page made per request is measured against (npm run bench:pages). */
export const dynamic = 'force-dynamic'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
