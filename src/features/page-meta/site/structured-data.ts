import type { BreadcrumbList, ImageObject, NewsMediaOrganization, SearchAction, WebSite } from 'schema-dts';
import type { LegalParty } from '#features/legal-pages/text.ts';
import {
  isOwnPicture,
  largestPictureWidth,
  type Picture,
  pictureSize,
  pictureUrl,
} from '#features/media/rules/images/picture-source.ts';
import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import type { sharePicture } from '#features/share-pictures/rules/share-card.ts';
import { href } from '#platform/http/href.ts';
import { navText } from '#platform/text/nav.ts';

/** The name of the site, and its address without a slash at the end. */
export interface SiteIdentity {
  name: string;
  url: string;
}

/** The publisher with the facts that search engines need on every page: they do not follow `@id` to another page. */
export function publisherNode({ name, url }: SiteIdentity) {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': `${url}/#publisher`,
    name,
    url: `${url}/`,
    logo: { '@type': 'ImageObject', url: `${url}/icons/icon-512.png`, width: '512', height: '512' },
  } as const satisfies NewsMediaOrganization;
}

interface PublisherFacts {
  party: LegalParty;
  social: SiteSettings['social'];
  hours: SiteSettings['hours'];
}

/** The publisher with everything that the settings say about it, for the home page and the contact page. */
export function publisherDetailsNode(
  { party, social, hours }: PublisherFacts,
  site: SiteIdentity,
): NewsMediaOrganization {
  // Hours that an admin wrote are free text, which schema.org does not understand.
  const hasUsualHours = Object.values(hours).every((line) => line === '');
  return {
    ...publisherNode(site),
    legalName: party.company,
    email: party.email,
    telephone: party.phone || undefined,
    taxID: party.voen,
    address: { '@type': 'PostalAddress', streetAddress: party.address, addressCountry: 'AZ' },
    sameAs: Object.values(social).flatMap((address) => address || []),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'editorial office',
      email: party.editorialEmail ?? party.email,
      url: site.url + href('/contact'),
      availableLanguage: 'az',
    },
    location: hasUsualHours
      ? {
          '@type': 'Place',
          name: party.address,
          address: party.address,
          openingHoursSpecification: USUAL_HOURS,
        }
      : undefined,
  };
}

const USUAL_HOURS = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
] as const;

/** `query-input` is an annotation of Google. It declares the placeholder of the address. */
type AnnotatedSearch = SearchAction & { 'query-input': string };

/** The site and how to search it. */
export function websiteNode({ name, url }: SiteIdentity): WebSite {
  const search: AnnotatedSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}${href('/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name,
    url: `${url}/`,
    inLanguage: 'az',
    publisher: { '@id': publisherNode({ name, url })['@id'] },
    potentialAction: search,
  };
}

/** The way from the home page to this page. A step is a name and a path. */
export function breadcrumbNode(siteUrl: string, steps: readonly (readonly [name: string, path: string])[]) {
  const all = [[navText.home, '/'] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  } as const satisfies BreadcrumbList;
}

/**
 * A picture in the three ratios that Google asks for. A picture of another site has one ratio and no known size. Google shows the
 * credit of a picture only when it has `contentUrl`.
 */
export function imageNodes(picture: Picture, siteUrl: string): readonly ImageObject[] {
  const facts = {
    '@type': 'ImageObject',
    caption: picture.caption || picture.alt || undefined,
    creditText: picture.credit || undefined,
  } as const;
  if (!isOwnPicture(picture.url)) {
    const url = new URL(picture.url, siteUrl).href;
    return [{ ...facts, url, contentUrl: url }];
  }
  return (['16x9', '4x3', '1x1'] as const).map((crop) => {
    const width = largestPictureWidth(picture, crop);
    const size = pictureSize(picture, { crop, width });
    const url = siteUrl + pictureUrl(picture, { crop, width, format: 'webp' });
    return {
      ...facts,
      url,
      contentUrl: url,
      width: size ? String(size.width) : undefined,
      height: size ? String(size.height) : undefined,
    };
  });
}

/** What `sharePicture` of `src/features/share-pictures/rules` describes. */
export type SharePicture = ReturnType<typeof sharePicture>;

/** The share picture of a page. */
export function shareImageNode({ url, width, height }: SharePicture, siteUrl: string) {
  return {
    '@type': 'ImageObject',
    url: siteUrl + url,
    width: String(width),
    height: String(height),
  } as const satisfies ImageObject;
}
