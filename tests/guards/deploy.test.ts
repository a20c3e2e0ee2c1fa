import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isNodeRecentEnough } from '@/scripts/lib/node-version.mjs'
import { apiOperations } from '../support/api-operations'
import { pathsBelow, readProjectFile } from '../support/source-files'

const folder = 'scripts/deploy'
const read = (name: string) => readProjectFile(`${folder}/${name}`)
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const manifests = pathsBelow(`${folder}/kubernetes`).map((path) => readProjectFile(path))
const everything = [dockerfile, compose, ...manifests, read('nginx.conf'), read('site.conf')].join('\n')

/** Every object below a value that has a key. */
function having(value: unknown, key: string): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap((one) => having(one, key))
  return key in value ? [Object(value), ...below] : below
}

const composed: unknown = parse(compose, { merge: true })
const objects = manifests.flatMap((text) => parseAllDocuments(text).map((one): unknown => one.toJS()))
const pods = objects.flatMap((one) => having(one, 'containers'))
const containers = pods.flatMap(({ containers: some, initContainers: first }) => [some, first].flat())

describe('the image and what runs beside it', () => {
  it('set variables that the site or its scripts read', () => {
    const described = new Set(
      [...readProjectFile('.env.example').matchAll(/^([A-Z][A-Z_]+)=/gm)].map((match) => match[1]),
    )
    const ofScripts = ['BACKUP_PASSPHRASE', 'BACKUP_KEEP_DAYS', 'DATABASE_PASSWORD']
    const sites = having(composed, 'environment').flatMap(({ image, environment }) =>
      String(image).startsWith('postgres') ? [] : Object.keys(Object(environment)),
    )
    const maps = objects.flatMap((one) =>
      having(one, 'data').flatMap(({ data }) => Object.keys(Object(data))),
    )
    const names = [...sites, ...maps]
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'SITE_URL', 'TRUST_PROXY']))
    expect(names.filter((name) => !described.has(name) && !ofScripts.includes(name))).toEqual([])
  })

  it('agree on the ports', () => {
    const portsOf = (pattern: RegExp) => new Set([...everything.matchAll(pattern)].map((match) => match[1]))
    expect(portsOf(/(?:PORT=|\sPORT: '?|EXPOSE |site-\d:|"0\.0\.0\.0", "|localhost:)(\d+)/g)).toEqual(
      new Set(['3000']),
    )
    expect(portsOf(/(?:METRICS_PORT: '?|name: metrics, containerPort: |io\/port: ')(\d+)/g)).toEqual(
      new Set(['9464']),
    )
  })

  it('ask for health where it is told', () => {
    const asked = new Set([...everything.matchAll(/\/api(\/health[\w/]*)/g)].map((match) => match[1]))
    const known = apiOperations()
    expect(asked.size).toBe(2)
    expect([...asked].filter((path) => !known.includes(`GET /api${path}`))).toEqual([])
  })

  it('run commands that are there, on a Node that is recent enough', () => {
    const files = [...everything.matchAll(/scripts\/[\w-]+\.(?:mjs|ts)/g)].map(([file]) => file)
    expect(new Set(files).size).toBeGreaterThan(3)
    for (const file of files) expect(readProjectFile(file)).not.toBe('')
    const versions = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map((match) => match[1])
    expect(new Set(versions).size).toBe(1)
    expect(isNodeRecentEnough(`${versions[0]}.0.0`)).toBe(true)
  })

  it('give a process the heap that the starter gives it', () => {
    const flags = readProjectFile('scripts/lib/web-server.ts').match(/--max-[\w-]+=\d+/g) ?? []
    expect(flags).toHaveLength(2)
    for (const flag of flags) expect(dockerfile).toContain(flag)
  })

  it('copy folders and files that are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)]
      .flatMap((match) => match[1]?.split(' ') ?? [])
      .map((path) => path.replace('/app/', ''))
      .filter((path) => path !== '.next')
    expect(copied.length).toBeGreaterThan(7)
    for (const path of copied) expect(pathsBelow(path)).not.toEqual([])
  })
})

describe('every container of the site', () => {
  it('is read-only, of no rights, and not root', () => {
    expect(containers.filter(Boolean).length).toBeGreaterThan(3)
    for (const container of containers.filter(Boolean)) {
      expect(Object(container).securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      })
      expect(Object(container).resources.limits.memory).toMatch(/Mi$/)
    }
    for (const { securityContext, automountServiceAccountToken } of pods) {
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(automountServiceAccountToken).toBe(false)
    }
    const services = Object.entries(Object(composed).services).filter(([name]) => name !== 'database')
    expect(services.length).toBeGreaterThan(4)
    for (const [, service] of services) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    }
    expect(dockerfile).toMatch(/^USER node$/m)
  })
})

describe('proxy and pooler', () => {
  const site = read('site.conf')
  const client = readProjectFile('lib/db/client.ts')
  const limits = readProjectFile('lib/server/connection-limits.ts')

  it('let through what the site lets through', () => {
    const megabytes = /limitBytes: (\d+) \* megabyte/.exec(limits)?.[1]
    expect(site).toContain(`client_max_body_size ${megabytes}m;`)
    const silence = Number(/silenceLimitMs = (\d+) \* minute/.exec(limits)?.[1]) * 60
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(site)?.[1])).toBeGreaterThan(silence)
  })

  it('add their hop to those of the proxies before, which TRUST_PROXY counts', () => {
    const [, hops = ''] = /X-Forwarded-For (\$\w+);/.exec(site) ?? []
    expect(hops).toBe('$proxy_add_x_forwarded_for')
  })

  it('keep files alone', () => {
    const kept = [...site.matchAll(/location ([^{]+)\{[^}]*proxy_cache files;/g)].map((match) =>
      match[1]?.trim(),
    )
    expect(kept).toEqual(['/_next/static/', '~ ^/(fonts|demo|drawings|icons|files|og)/'])
  })

  it('give a session the limits and the clock that the site gives it', () => {
    const limits = [...client.matchAll(/^ {2}(\w+_timeout): ([\d_]+),$/gm)].map(
      ([, name, value]) => `${name} = ${value?.replace('_', '')}`,
    )
    expect(limits).toHaveLength(3)
    const clock = [...(/sessionClock = '(.*)'/.exec(client)?.[1] ?? '').matchAll(/-c (\w+)=(\w+)/g)].map(
      ([, name, value]) => `${name} = ${value}`,
    )
    expect(clock).toEqual(['TimeZone = UTC', 'DateStyle = ISO'])
    const given = [...limits, ...clock].map((setting) => `SET ${setting}`).join('; ')
    expect(read('pgbouncer.ini')).toContain(`connect_query='${given}'`)
  })
})
