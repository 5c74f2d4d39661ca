interface VenueTable {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  version: number;
}

interface OfficialTable {
  id: string;
  name: string;
  sort_key: string;
  version: number;
}

/** A television channel or a streaming service. */
interface BroadcasterTable {
  id: string;
  slug: string;
  name: string;
  /** Its address; null when it has none. */
  address: string | null;
  position: number;
  version: number;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    venue: VenueTable;
    official: OfficialTable;
    broadcaster: BroadcasterTable;
  }
}

// Only a module extends the types of another one.
export {};
