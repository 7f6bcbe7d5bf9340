import type { FormPreviewSnapshot } from './form-preview.machine.ts'

/** Apart from the selector of the preview, which takes the rules of a product's form along. */
export const isPreviewOpen = (snapshot: FormPreviewSnapshot): boolean => snapshot.matches('open')
