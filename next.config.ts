import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const noSniffing = { key: 'X-Content-Type-Options', value: 'nosniff' }
const securityHeaders = [
  noSniffing,
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // The server in front compresses (lib/server/web-server.ts).
  compress: false,
  reactStrictMode: true,
  // Pictures have their sizes already (docs/decisions/uploads.md); nothing may be scaled by whoever asks.
  images: { unoptimized: true },
  // Title, icons and descriptions stand in the head of the first HTML for everybody, not only for robots.
  htmlLimitedBots: /.*/,
  // Types are a check of `npm test`; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // A little more than the server in front lets through (lib/server/connection-limits.ts): a form that is too large is
  // refused by its own words, beside its field.
  experimental: { serverActions: { bodySizeLimit: '17mb' }, proxyClientMaxBodySize: '17mb' },
  serverExternalPackages: [
    ...['@node-rs/argon2', 'graphile-worker', 'pg', 'pino'],
    ...['@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources', '@opentelemetry/sdk-trace'],
  ],
  headers: async () => [
    // Scripts, styles and fonts take no part in the others, which cost every first view 3 kB.
    { source: '/((?!_next/static/|fonts/|demo/).*)', headers: securityHeaders },
    { source: '/:folder(_next/static|fonts|demo)/:path+', headers: [noSniffing] },
    // The names of these files change with their content.
    {
      source: '/fonts/:file+',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    // What is drawn into the site changes seldom, and a slow line should not be asked about it with every page. A file has to
    // follow: `/Demo`, in whatever case, is a page.
    {
      source: '/:folder(demo|drawings|icons)/:file+',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }],
    },
    { source: '/theme.js', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
  ],
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/core/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: './messages/en.json',
    // The parser of messages stays out of the browser: 9 kB of every page.
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

export default withNextIntl(config)
