import type { Job } from './job.domain.ts'

/** Whether a job that has not ended can be stopped; not in a state that the panel does not know. */
export const mayCancel = ({ status, isCancellable }: Pick<Job, 'status' | 'isCancellable'>): boolean =>
  isCancellable && (status === 'queued' || status === 'running' || status === 'waiting')
