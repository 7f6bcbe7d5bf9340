import {
  cargoKinds,
  declaredRules,
  moneyBacks,
  waybillPayers,
  waybillPayments,
} from '@supplier/core/parcels/waybill.domain'
import { limitsOf, warehouseAt } from '../../world/deliveries/directory.ts'
import { refOf } from '../../world/deliveries/sender-problems.ts'

/** A branch with its limits. */
export const shownBranch = (named: unknown) => {
  const found = warehouseAt(refOf(named))
  return found === undefined ? named : { ...(named as object), ...limitsOf(found) }
}

/** The defaults of new waybills, with those that were never set. */
export const shownDefaults = (stored: unknown) => ({
  payer: waybillPayers[0],
  payment: waybillPayments[0],
  cargo: cargoKinds[0],
  weight: null,
  seats: null,
  length: null,
  width: null,
  height: null,
  description: null,
  declared_value_rule: declaredRules[0],
  declared_value: null,
  return_money: moneyBacks[0],
  ...(stored as object | null),
})
