/**
 * The publisher of the site: the data that the legal pages name. It comes from the settings, so the texts never contain it.
 * For a missing optional value a fallback is used, or its sentence is omitted.
 */
export interface LegalParty {
  /** Name of the site, for instance `GettoSport`. */
  site: string;
  /** Full legal name of the owner. */
  company: string;
  /** Taxpayer number (VÖEN). */
  voen?: string;
  address: string;
  email: string;
  phone?: string;
  /** When absent: the company. */
  domainOwner?: string;
  /** Surname, name, patronymic of the responsible editor. */
  editor?: string;
  /** Address for requests about personal data. When absent: `email`. */
  privacyEmail?: string;
  /** Address for corrections. When absent: `email`. */
  editorialEmail?: string;
  /** Hosts of the external analytics service. Absent when there is none. */
  analyticsHost?: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  /** Shown after the paragraphs. */
  list?: string[];
  /** Ends with the button that shows the question about analytics again. */
  offersCookieChoice?: boolean;
}

/** The content of a legal page, without markup. */
export interface LegalPage {
  title: string;
  /** The complete line, “Son yenilənmə: …”. */
  updated: string;
  sections: LegalSection[];
}
