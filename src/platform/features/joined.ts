/** All members of a union in one type: `{ a } | { b }` becomes `{ a } & { b }`. */
export type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
