/**
 * Moves the clock of this program by `shift` milliseconds: `new Date()`, `Date()` and `Date.now()`. Timers and
 * `performance.now()` measure durations and stay as they are. A second call replaces the first. Playwright sends this
 * function to the browser as text, so it must not use anything outside its body.
 */
export function shiftDate(shift: number): void {
  const global = globalThis as unknown as { Date: DateConstructor; realDate?: DateConstructor };
  const RealDate = global.realDate ?? global.Date;
  const now = () => RealDate.now() + shift;
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  Object.defineProperty(RealDate.prototype, 'constructor', {
    value: ShiftedDate,
    writable: true,
    configurable: true,
  });
  Object.defineProperty(global, 'realDate', { value: RealDate, configurable: true });
  global.Date = ShiftedDate;
}
