export interface Exception {
  readonly file: string
  readonly rule: 'size' | 'file' | 'translations' | 'busy' | 'class' | 'matches' | 'effect' | 'address'
  readonly reason: string
}

/** Agreed exceptions to the layout rules, with reasons. An exception that is no longer needed is a problem too. */
const agreed: { readonly [Rule in Exception['rule']]?: Readonly<Record<string, string>> } = {
  size: {
    'packages/core/src/kernel/routes.ts':
      'one table with a row for every route; cut in two it could not be read as one',
    'packages/core/src/app/panel-screens.compose.ts':
      'one table with a line for every screen and how it is loaded; cut in two a screen could be in both or in neither',
    'packages/core/src/kit/form/record-form.setup.ts':
      'the guards and actions of one form: what is typed, saved, refused and merged is one vocabulary for its machine',
    'packages/core/adapters/browser/kernel.browser.ts':
      'clock, locks, channels and storage that never throws: a line or two for each thing a browser has',
    'packages/core/adapters/http/kit/http.errors.ts':
      'what an answer that is no success means, to people, to programs and to the log, is one reading',
    'packages/core/adapters/memory/app.memory.ts':
      'one table with a line for every port, and what a test may see and do outside the app',
    'packages/core/src/app/panel-parts.setup.ts':
      'one table with a row for every part of the panel and what it hears; cut in two it could not be read as one',
    'packages/core/src/imports/import.machine.ts':
      'a price list on its way to the catalogue: file, columns, check, run and report are one order of steps, in one picture',
    'packages/core/src/kit/section/section.machine.ts':
      'a list, its open record and the commands over either are one order of what may happen when, in one picture',
    'packages/core/src/articles/editor.machine.ts':
      'one text on its way to the server: typing, saving, conflict and publishing are one order of writes, in one picture',
    'packages/core/src/intents/intents.domain.ts':
      'what an intent is, its kinds, steps and outcomes, is one vocabulary; every other file of money reads it',
    'packages/core/src/intents/reconciliation.domain.ts':
      'what the books say of a move, by its mark or by arithmetic, is one decision and is proved as one table',
    'packages/core/adapters/browser/intents.browser.ts':
      'journal, lock and roll call: what keeps one browser from moving money twice is judged together',
    'packages/core/adapters/http/money/payment-methods-methods.wire.ts':
      'the details of eight methods, read and written, are one table of names; cut in two it could not be compared',
    'packages/core/adapters/http/money/intents.http.ts':
      'each kind of move, how it is sent once and how its lines are read are one contract with the server',
  },
  file: {
    'packages/core/adapters/http/products/product-brands.wire.ts':
      'brands are a directory that products pick from, without a screen or a feature of their own',
  },
  class: {
    'packages/web/src/ui/loading/Boundary.tsx': 'React has no other form for what catches the errors of views',
    'packages/web/src/ui/lists/MovingRows.tsx': 'React has no other form for what measures rows before they change',
  },
}

export const exceptions: readonly Exception[] = Object.entries(agreed).flatMap(([rule, files]) =>
  Object.entries(files).map(([file, reason]) => ({ file, rule: rule as Exception['rule'], reason })),
)
