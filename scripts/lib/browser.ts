import { existsSync } from 'node:fs'
import { type Browser as RunningBrowser, chromium } from '@playwright/test'
import { StepError } from './steps'
import { unpackChromium, type UnpackedChromium } from './unpack-chromium'

/** The same engine without the parts that draw windows, which no test needs. */
const systemShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export interface Browser {
  executablePath: string
  /** Variables it needs, for libraries that the system lacks. */
  env: Record<string, string>
}

/**
 * Finds a Chromium and proves that it starts: `CHROMIUM_PATH`, a headless shell of Playwright or the system, Playwright's
 * Chromium, the system's, then the one that comes as an npm package. Throws a StepError when none does; tests are never
 * skipped for that.
 */
export async function findBrowser(signal?: AbortSignal): Promise<Browser> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (await canStart({ executablePath: wanted, env: {} }, signal))
      return { executablePath: wanted, env: {} }
    throw new StepError('CHROMIUM_PATH names no browser that starts', 'correct it, or leave it empty')
  }
  const whole = chromium.executablePath()
  for (const executablePath of [shellBeside(whole), systemShell, whole, ...usualPlaces]) {
    const browser = { executablePath, env: {} }
    if (existsSync(executablePath) && (await canStart(browser, signal))) return browser
  }
  const packed = await unpackChromium(signal)
  const browser = packed && (await startable(packed, signal))
  if (browser) return browser
  throw new StepError(
    'no Chromium that starts was found',
    'apt-get install chromium-headless-shell, or npx playwright install chromium, or set CHROMIUM_PATH',
  )
}

/** Where Playwright keeps the headless shell that it downloads together with its Chromium; it names only the latter. */
function shellBeside(chromiumPath: string): string {
  return chromiumPath.replace(
    /chromium-(\d+)([/\\])chrome-([^/\\]+).*$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell',
  )
}

async function startable(packed: UnpackedChromium, signal?: AbortSignal): Promise<Browser | undefined> {
  const { executablePath, libraries } = packed
  const plain = { executablePath, env: {} }
  const cured = { executablePath, env: { LD_LIBRARY_PATH: libraries } }
  if (await canStart(plain, signal)) return plain
  if (await canStart(cured, signal)) return cured
  return undefined
}

/** Starts a browser that was found; `args` are further words of its command line. The caller closes it. */
export function launchBrowser(
  { executablePath, env }: Browser,
  args: readonly string[] = [],
): Promise<RunningBrowser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...args],
    env: { ...process.env, ...env },
    timeout: 30_000,
    // Playwright would end this process on a signal, before things are stopped in order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

/** Opens a page with it, the way the tests will. */
async function canStart(found: Browser, signal?: AbortSignal): Promise<boolean> {
  signal?.throwIfAborted()
  try {
    const browser = await launchBrowser(found)
    await browser.newPage()
    await browser.close()
    return true
  } catch {
    return false
  }
}
