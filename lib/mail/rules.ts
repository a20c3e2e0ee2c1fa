/** What a mail server or the way to it answered. */
export type SendingProblem = { code: string; responseCode?: number | undefined; command?: string | undefined }

/** Whether the server refused this recipient for good: another attempt would hear the same. */
export function isRefusedForGood({ responseCode = 0, command = '' }: SendingProblem): boolean {
  return command === 'RCPT TO' && responseCode >= 500
}
