import type { Location } from '@supplier/core'

/** The hash of an address names a field of the form that opens. */
export const fieldAt = ({ hash }: Location): string | undefined => hash?.slice(1)
