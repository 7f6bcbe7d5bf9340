/** Agreed exceptions to the rules of the rooms. One that is no longer needed is itself a problem. */
export interface Exception {
  readonly file: string
  readonly rule: 'size' | 'room' | 'words' | 'busy' | 'class' | 'matches' | 'effect'
  readonly reason: string
}

export const exceptions: readonly Exception[] = [
  {
    file: 'packages/core/src/kernel/routes.ts',
    rule: 'size',
    reason: 'one table with a row for every route; cut in two it could not be read as one',
  },
  {
    file: 'packages/core/adapters/browser/kernel.browser.ts',
    rule: 'size',
    reason: 'storage that never throws, and the few parts of a browser that two adapters share',
  },
  {
    file: 'packages/core/adapters/http/http.client.ts',
    rule: 'size',
    reason: 'one request from its headers to its answer, and the one repetition there is',
  },
  {
    file: 'packages/core/adapters/http/http.errors.ts',
    rule: 'size',
    reason: 'what an answer that is no success means, to people, to programs and to the log, is one reading',
  },
  {
    file: 'packages/core/adapters/http/kernel.http.ts',
    rule: 'size',
    reason: 'what every request shares, with the look at an answer before it is parsed',
  },
  {
    file: 'packages/core/src/kit/form/form.machine.ts',
    rule: 'size',
    reason: 'one form and its draft; a fifth of it gives the generic machine the types of a feature',
  },
  {
    file: 'packages/core/adapters/memory/app.memory.ts',
    rule: 'size',
    reason: 'one table with a line for every port, and what a test may see and do outside the app',
  },
  {
    file: 'packages/core/src/articles/articles.machine.ts',
    rule: 'size',
    reason: 'the list, what is looked at and what every open article notes of itself are one screen',
  },
  {
    file: 'packages/core/src/articles/editor.machine.ts',
    rule: 'size',
    reason:
      'one text on its way to the server: typing, saving, conflict and publishing are one order of writes, in one picture',
  },
  {
    file: 'packages/core/src/realtime/realtime.machine.ts',
    rule: 'size',
    reason: 'one line: pauses, the question before a socket, watchdogs and the breaker are one order of attempts',
  },
  {
    file: 'packages/core/adapters/pusher/realtime.pusher.ts',
    rule: 'size',
    reason: 'one line over Pusher: socket, signatures and channels answer to one another',
  },
  {
    file: 'packages/core/src/intents/intents.domain.ts',
    rule: 'size',
    reason: 'what an intent is, its kinds, steps and outcomes, is one vocabulary; every other file of money reads it',
  },
  {
    file: 'packages/core/src/intents/reconciliation.domain.ts',
    rule: 'size',
    reason: 'what the books say of a move, by its mark or by arithmetic, is one decision and is proved as one table',
  },
  {
    file: 'packages/core/src/intents/watch.domain.ts',
    rule: 'size',
    reason: 'how long a move is looked for, and by which clock, are one schedule',
  },
  {
    file: 'packages/core/adapters/browser/intents.browser.ts',
    rule: 'size',
    reason: 'journal, lock and roll call: what keeps one browser from moving money twice is judged together',
  },
  {
    file: 'packages/core/adapters/http/intents.http.ts',
    rule: 'size',
    reason: 'each kind of move, how it is sent once and how its lines are read are one contract with the server',
  },
  {
    file: 'packages/core/adapters/browser/kernel.browser.ts',
    rule: 'size',
    reason: 'clock, locks, channels and storage: one line or two for each thing a browser has',
  },
  {
    file: 'packages/web/src/ui/Boundary.tsx',
    rule: 'class',
    reason: 'React has no other form for what catches the errors of views',
  },
]
