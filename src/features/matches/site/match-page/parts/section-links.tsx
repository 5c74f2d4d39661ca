import { SiteLink } from '#platform/ui/site-link.tsx';

interface SectionLink {
  id: string;
  label: string;
}

/** Links to the parts of a long page. One part needs no links. */
export function SectionLinks({ label, links }: { label: string; links: SectionLink[] }) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {links.map(({ id, label: text }) => (
          <li key={id}>
            <SiteLink look="quiet" href={`#${id}`}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
