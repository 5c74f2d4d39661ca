/**
 * Who publishes the site: the facts the legal pages name. They come from the settings of the installation,
 * so the texts never hold them. An absent optional fact falls back or its sentence is left out.
 */
export interface LegalParty {
  /** Name of the site as readers know it, for instance `GettoSport`. */
  site: string;
  /** Full legal name of the owner. */
  company: string;
  /** Taxpayer number (VÖEN). */
  voen?: string;
  address: string;
  email: string;
  phone?: string;
  /** Absent: the company. */
  domainOwner?: string;
  /** Surname, name, patronymic of the responsible editor. */
  editor?: string;
  /** Where requests about personal data go; absent: `email`. */
  privacyEmail?: string;
  /** Where corrections are reported; absent: `email`. */
  editorialEmail?: string;
  /** Hosts of the outside service that counts readers; absent: there is none. */
  analyticsHost?: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  /** Stands after the paragraphs. */
  list?: string[];
  /** The button that asks again whether readers may be counted by an outside service stands at its end. */
  offersCookieChoice?: boolean;
}

/** A whole legal page, without markup. */
export interface LegalPage {
  title: string;
  /** The full line, “Son yenilənmə: …”. */
  updated: string;
  sections: LegalSection[];
}
