import type { TemplatesActor } from '../reply-templates/reply-templates.machine.ts'
import type { ReviewBesideActor, ReviewBesideSnapshot } from './review-beside.machine.ts'

/** The photo that is shown large; `null` when none is. */
export const selectPhoto = (snapshot: ReviewBesideSnapshot) => {
  const { photos, photo } = snapshot.context
  return snapshot.matches({ photo: 'open' }) ? { url: photos[photo] ?? '', at: photo, count: photos.length } : null
}

export const templatesBeside = (actor: ReviewBesideActor): TemplatesActor | null =>
  (actor.getSnapshot().children.templates as TemplatesActor | undefined) ?? null
