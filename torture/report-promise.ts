/** Prints how often a promise was broken, with some examples. The command then ends with an error. */
export function reportPromise(name: string, broken: number, examples: readonly string[] = []): void {
  console.log(`  ${broken === 0 ? 'ok    ' : 'BROKEN'} ${name}: ${broken}`);
  for (const example of examples.slice(0, 5)) console.log(`         ${example}`);
  if (broken > 0) process.exitCode = 1;
}
