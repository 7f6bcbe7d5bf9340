import type { FeatureEvent } from '../../kernel/app-ref.ts'
import { messageOfNone, type SendOutput } from '../send/send.domain.ts'
import type { Job } from './job.domain.ts'

interface Ended {
  readonly event: { readonly output: SendOutput<Job> }
}

export const startedIn = ({ event }: Ended): SendOutput<Job> => event.output

/** Tells why a job that follows from another one was not started. */
export const notifyUnstarted = {
  type: 'notifyApp',
  params: (args: Ended): FeatureEvent => messageOfNone(startedIn(args), { key: 'jobs.followUpUnclear' }),
} as const
