import type {
  EventObject,
  MachineContext,
  MetaObject,
  NonReducibleUnknown,
  ParameterizedObject,
  ProvidedActor,
  StateMachine,
  StateValue,
} from 'xstate'

/**
 * The public type of a kit machine. Inside, kit machines use wide types, because inference cannot look through type
 * parameters; each factory casts its machine once, to this type with the types of its feature.
 */
export type TypedMachine<
  Context extends MachineContext,
  Event extends EventObject,
  Input,
  Output,
  Tag extends string,
> = StateMachine<
  Context,
  Event,
  // biome-ignore lint/suspicious/noExplicitAny: only selectors of the kit reach the children
  any,
  ProvidedActor,
  ParameterizedObject,
  ParameterizedObject,
  string,
  StateValue,
  Tag,
  Input,
  Output & NonReducibleUnknown,
  EventObject,
  MetaObject,
  object
>
