/** Keys of the messages about jobs. */
export type JobMessageKey = 'jobs.exportStarted' | 'jobs.followUpUnclear' | 'jobs.exportUnclear' | 'jobs.fileMissing'

declare module '../../kernel/message.ts' {
  interface MessageKeys {
    readonly jobs: JobMessageKey
  }
}
