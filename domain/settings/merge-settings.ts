import type { SiteSettings } from './site-settings.ts';
import { type SettingName, settingNames } from './stored-settings.ts';

type Value = string | boolean;
type Group = Record<string, Value | undefined>;

/**
 * What two admins made of the same settings at the same time: `mine` and `theirs`, both begun from `base`. Fields that
 * only one of them changed are taken from that one. `clashes` names the fields both changed, `social.youtube`; they stand
 * as `mine`.
 */
export function mergeSettings({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', SiteSettings>): {
  settings: SiteSettings;
  clashes: string[];
} {
  const clashes: string[] = [];
  const choose = (field: string, from: Value = '', one: Value = '', other: Value = ''): Value => {
    if (one === from || one === other) return other;
    if (other !== from) clashes.push(field);
    return one;
  };
  const mergeOne = (name: SettingName): unknown => {
    const [from, one, other] = [base[name], mine[name], theirs[name]] as (Value | Group)[];
    if (typeof one !== 'object' || typeof other !== 'object')
      return choose(name, from as Value, one as Value, other as Value);
    const start = typeof from === 'object' ? from : {};
    const keys = [...new Set([...Object.keys(other), ...Object.keys(one)])];
    const values = keys.map((key) => [key, choose(`${name}.${key}`, start[key], one[key], other[key])]);
    return Object.fromEntries(values);
  };
  const settings = Object.fromEntries(settingNames.map((name) => [name, mergeOne(name)]));
  return { settings: settings as unknown as SiteSettings, clashes };
}
