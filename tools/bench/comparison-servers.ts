import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../scripts/lib/ports'
import { projectPath } from '../../scripts/lib/project'
import { runCommand, stopGroup } from '../../scripts/lib/run-command'

export interface ComparisonServer {
  url: string
  pid: number | undefined
  stop: () => Promise<void>
}

const next = projectPath('node_modules', 'next', 'dist', 'bin', 'next')
const emptyApp = projectPath('tools', 'bench', 'empty-app')
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/** An application of one empty page, made per request by the same framework. */
export async function startEmptyApp(signal: AbortSignal): Promise<ComparisonServer> {
  const { code, output } = await runCommand(process.execPath, [next, 'build', emptyApp], { env, signal })
  if (code !== 0) throw new Error(output.slice(-400))
  const port = await findFreePort()
  const command = [process.execPath, next, 'start', emptyApp, '-H', 'localhost', '-p', String(port)]
  const server = await startServer(command, port)
  const stop = async () => {
    await server.stop()
    rmSync(path.join(emptyApp, '.next'), { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** nginx with one file; null where it is not installed. */
export async function startNginx(html: Buffer): Promise<ComparisonServer | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-nginx-'))
  const port = await findFreePort()
  writeFileSync(path.join(folder, 'index.html'), html)
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port))
  const server = await startServer(['nginx', '-p', folder, '-c', path.join(folder, 'nginx.conf')], port)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // Its workers answer, so the time of the process that is known says nothing.
  return { url: server.url, pid: undefined, stop }
}

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  // Its workers would be somebody else, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return `${user}daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 256; }
http { access_log off; ${temporary} types { text/html html; }
  server { listen ${port}; keepalive_requests 1000000; root ${folder}; } }
`
}

async function startServer([program = '', ...args]: string[], port: number): Promise<ComparisonServer> {
  const child: ChildProcess = spawn(program, args, { env, detached: true, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  const stop = () => stopGroup(child, 5000)
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(url).catch(() => null)
    await answer?.body?.cancel()
    if (answer) return { url, pid: child.pid, stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`${program} does not answer`)
}
