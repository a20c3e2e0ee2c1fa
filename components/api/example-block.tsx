/** JSON to read and to copy, folded away. */
export function ExampleBlock({ label, text }: { label: string; text: string }) {
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold text-brand">{label}</summary>
      <pre
        tabIndex={0}
        lang="en"
        className="overflow-x-auto border-t border-line bg-sunken p-3 font-mono text-sm text-ink"
      >
        {text}
      </pre>
    </details>
  )
}
