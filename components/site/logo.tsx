/**
 * The company's mark, Entoto ridge with the sun and the road down from it, and beside it the name as text, as it comes
 * from the settings. Where a bar has no room for the name, the mark stands alone for whoever sees it.
 */
export function Logo({ companyName }: { companyName: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2 font-bold">
      {/* eslint-disable-next-line @next/next/no-img-element -- half a kilobyte of SVG */}
      <img src="/icons/icon.svg" alt="" width="36" height="36" className="max-w-none" />
      <span className="logo-name">{companyName}</span>
    </span>
  )
}
