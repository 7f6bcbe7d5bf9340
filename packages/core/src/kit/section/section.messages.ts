/** Message keys of the kit. */
export type KitMessageKey =
  | 'kit.required'
  | 'kit.tooShort'
  | 'kit.tooLong'
  | 'kit.tooMany'
  | 'kit.askedToWait'
  | 'kit.entryTooLong'
  | 'kit.notANumber'
  | 'kit.notAWhole'
  | 'kit.outOfRange'
  | 'kit.nothingLeft'
  | 'kit.notASum'
  | 'kit.sumTooLow'
  | 'kit.sumTooHigh'
  | 'kit.severalCells'
  | 'kit.severalColumns'
  | 'kit.columnTooLong'
  | 'kit.pastedOnFixed'
  | 'kit.pastedWrong'
  | 'kit.notADay'
  | 'kit.notATime'
  | 'kit.notHours'
  | 'kit.saved'
  | 'kit.done'
  | 'kit.changedElsewhere'
  | 'kit.unclear'
  | 'kit.saveUnclear'
  | 'kit.cellUnclear'
  | 'kit.cellChanged'
  | 'kit.cellIsNow'
  | 'kit.cellGone'
  | 'kit.bulkDone'
  | 'kit.bulkMade'
  | 'kit.bulkStarted'
  | 'kit.undoStarted'
  | 'kit.undoLeft'

declare module '../../kernel/message.ts' {
  interface MessageKeys {
    readonly kit: KitMessageKey
  }
}
