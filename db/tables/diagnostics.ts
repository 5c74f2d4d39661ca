/** A row that the connection test writes and deletes again (spec §7). */
export interface ConnectionTestTable {
  id: string;
  written_at: number;
}

export interface DiagnosticTables {
  connection_test: ConnectionTestTable;
}
