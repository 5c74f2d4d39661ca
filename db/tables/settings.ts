/** Tables of what the newsroom settles about the paper. */
export interface SettingTables {
  setting: SettingTable;
}

/** One setting that somebody has changed. */
export interface SettingTable {
  key: string;
  /** JSON. */
  value: string;
  /** The version of all settings when this one was changed last. */
  version: number;
  updated_at: number;
  updated_by: string | null;
}
