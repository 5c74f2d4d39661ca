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
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
