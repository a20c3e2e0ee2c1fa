import { expect, it } from 'vitest'
import { scripts } from '@/package.json'

// npm hands SIGTERM to the shell it starts; a shell that waits for a child dies of it and leaves the child behind.
it.each(Object.entries(scripts).filter(([, command]) => /node scripts\/(start|test|run)\.mjs/.test(command)))(
  'npm run %s takes the place of its shell, so that a stop reaches it',
  (_, command) => expect(command).toMatch(/^exec node /),
)

it('the commands that people stop are among them', () => {
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'dev', 'test']))
})
