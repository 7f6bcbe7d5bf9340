/** Mutants that no test catches, and why none has to. One that is caught after all is itself a problem. */
export interface Explained {
  readonly machine: string
  /** As the report names it. */
  readonly mutant: string
  readonly reason: string
}

/** The same reason for several mutants of a machine. */
const because = (machine: string, reason: string, ...mutants: readonly string[]): readonly Explained[] =>
  mutants.map((mutant) => ({ machine, mutant, reason }))

export const explained: readonly Explained[] = [
  ...because(
    'subscription',
    'the three guards ask which one next step the figures allow: never two of them hold',
    'open.choosing: always #1: swapped with the next',
    'open.choosing: always #2: swapped with the next',
  ),
  ...because(
    'subscription',
    'an attempt that another tab keeps out has read and made nothing, so that it is neither paid nor decided',
    'purchasing: onDone of attempt #1: swapped with the next',
    'purchasing: onDone of attempt #2: swapped with the next',
  ),
  ...because(
    'onboarding',
    'it is the turn of one only: never two of these guards hold',
    'deciding: always #1: swapped with the next',
    'deciding: always #2: swapped with the next',
    'deciding: always #3: swapped with the next',
    'deciding: always #4: swapped with the next',
  ),
  ...because(
    'main-balance',
    'this branch is for places without an errand, and those tell of no payment',
    'anywhere: on place.refined #2: without reportPayment (3)',
  ),
  ...because(
    'link',
    'where nothing is linked, "asked" leads back to "settled" at once',
    'settled: on disconnect.chosen: guard always true',
  ),
  ...because(
    'link',
    'who has no chat any more was told of none: that was forgotten when it was learned',
    'unlinking.checking: always: without rememberChat (1)',
    'unlinking.checking: always: without forgetTold (2)',
  ),
  ...because(
    'articles',
    '"writing" celebrates at once what "previewing" would have',
    'aside.previewing: always: leads to writing',
  ),
  ...because(
    'form',
    'a form of one text has no rules, so that nothing in it is mistaken',
    'form.filling: on form.submitted #1: without showMistakes (1)',
  ),
  ...because(
    'editor',
    'a text that is too long comes to the same through "tooLong", which lets a wish through as well',
    'text.resting: always #3: swapped with the next',
  ),
  ...because(
    'editor',
    'both lead to "resting", and do nothing else',
    'text.pausing: always #1: swapped with the next',
    'text.failed: always #1: swapped with the next',
    'text.refused: always #1: swapped with the next',
  ),
  ...because(
    'editor',
    'a wish leaves this state in the step in which it is made, so that it never meets a text that cannot be sent',
    'text.tooLong: always #2: swapped with the next',
  ),
  ...because(
    'editor',
    'what can be sent is unsaved: the two guards exclude each other',
    'text.tooLong: always #1: swapped with the next',
  ),
  ...because(
    'editor',
    'a refusal with 409 is stale, and what is unclear is no refusal: the two guards exclude each other',
    'text.saving: onError of saveArticle #1: swapped with the next',
  ),
  ...because(
    'editor',
    'a wish that was refused with 409 is not looked up, and therefore never fulfilled',
    'text.changing: onDone of publication #1: swapped with the next',
  ),
  ...because(
    'panel',
    'a nudge has one reason: the two guards exclude each other',
    'open: on line.nudged #1: swapped with the next',
  ),
  ...because(
    'attempt',
    'a move ends in one way: moved, postponed or not moved',
    'moving: onDone of intent #2: swapped with the next',
    'moving: onDone of intent #3: swapped with the next',
    'resuming: onDone of intent #2: swapped with the next',
    'resuming: onDone of intent #3: swapped with the next',
  ),
  ...because(
    'attempt',
    'what an earlier visit left is looked up without a plan: there is none to forget',
    'resuming: onDone of intent #2: without forgetPlan (4)',
    'resuming: onDone of intent #4: without forgetPlan (2)',
    'resuming: onDone of intent #5: without forgetPlan (2)',
  ),
  ...because(
    'intent',
    'figures have one verdict: never two of these guards hold',
    'checking.readingTrail: onDone of fetchTrail #1: swapped with the next',
    'checking.readingTrail: onDone of fetchTrail #2: swapped with the next',
  ),
  ...because(
    'payout-sending',
    'a conflict is a refusal, and what is unclear is none: the two guards exclude each other',
    'sending: onError of requestPayout #1: swapped with the next',
  ),
  ...because(
    'transfer',
    'both ways end the dialog, and do nothing else',
    'moving: onDone of attempt #1: swapped with the next',
  ),
  ...because(
    'transfer',
    'an attempt has one result: the two guards exclude each other',
    'moving: onDone of attempt #2: swapped with the next',
  ),
  ...because(
    'top-up',
    'an address has one verdict: the two guards exclude each other',
    'judging: always #1: swapped with the next',
  ),
  ...because(
    'shell',
    'one dialog is wished for: never two of these guards hold',
    'dialog: on dialog.opened #1: swapped with the next',
    'dialog: on dialog.opened #2: swapped with the next',
  ),
  ...because(
    'realtime',
    'an answer is no look: the two guards exclude each other',
    'backingOff: on line.nudged #1: swapped with the next',
  ),
  ...because(
    'shell',
    'where no dialog stands and the page is free, none is wished for',
    'dialog: on dialog.opened #4: without rememberWish (1)',
  ),
]
