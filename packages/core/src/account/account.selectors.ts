import { type SafeAddress, shownImage } from '../kernel/address.ts'
import type { CopySnapshot } from '../kit/copy/copy.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import { readableTelephone } from '../session/telephone.domain.ts'

/** The contents of the profile dialog. */
export interface Profile {
  readonly id: number
  readonly name: string
  readonly initials: string
  readonly telephone: string | null
  /** `null` when there is no picture or its address is not allowed. */
  readonly avatar: SafeAddress | null
  readonly background: SafeAddress | null
}

/** `origins` are the origins from which images may be loaded. */
export const profileOf = (supplier: Supplier, origins: readonly string[]): Profile => {
  const { firstname, lastname } = supplier
  const names = [firstname, lastname].filter((name): name is string => Boolean(name?.trim()))
  return {
    id: supplier.id,
    name: names.join(' ') || (supplier.name ?? ''),
    initials: (names.length > 0 ? names : [supplier.name ?? ''])
      .map((name) => [...name.trim()][0] ?? '')
      .join('')
      .toLocaleUpperCase('uk'),
    telephone: supplier.telephone ? readableTelephone(supplier.telephone) : null,
    avatar: shownImage(supplier.avatar, origins),
    background: shownImage(supplier.background, origins),
  }
}

export const selectIsCopied = (snapshot: CopySnapshot): boolean => snapshot.matches('copied')
