import type { Manner, MethodsOf } from '../src/kernel/port-methods.ts'

type Method = (...args: never[]) => unknown

/** Builds ports with these methods, each made from its name and kind. */
export const portsWith = <P>(
  methods: { readonly [Name in keyof P]: MethodsOf<P[Name]> },
  make: (port: string, method: string, manner: Manner) => Method,
): P =>
  Object.fromEntries(
    Object.entries<Readonly<Record<string, Manner>>>(methods as never).map(([port, own]) => [
      port,
      Object.fromEntries(Object.entries(own).map(([method, manner]) => [method, make(port, method, manner)])),
    ]),
  ) as P
