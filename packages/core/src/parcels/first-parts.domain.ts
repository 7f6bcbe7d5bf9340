import type { Location } from '../kernel/routes.ts'

/** Where the key is added that a method lacks; the sender follows. */
export const firstKey = { to: 'deliveries-apis', search: '?key=new&then=sender' } as const satisfies Location

/** Where the sender is added that a method lacks, so that buyers can be offered the method with the same press. */
export const firstSender = { to: 'deliveries-sender', search: '?sender=new&then=enable' } as const satisfies Location
