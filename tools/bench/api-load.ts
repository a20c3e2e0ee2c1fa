import http from 'node:http'

/** Keeps so many requests under way for a while and counts the answers. Throws for one that is not as expected. */
export async function answersPerSecond(
  url: string,
  {
    atOnce,
    ms,
    headers,
    status,
  }: { atOnce: number; ms: number; headers: Record<string, string>; status: number },
): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const until = performance.now() + ms
  const started = performance.now()
  let answered = 0
  const worker = async () => {
    while (performance.now() < until) {
      const got = await ask(url, agent, headers)
      if (got !== status) throw new Error(`${url}: ${got} and not ${status}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  return answered / ((performance.now() - started) / 1000)
}

function ask(url: string, agent: http.Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    request.on('error', reject)
  })
}
