interface Choice {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** A row of links, one of them current: a filter that works without scripts. */
export function ChoiceLinks({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ label: name, to, isCurrent }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={isCurrent ? 'true' : undefined}
              className="flex min-h-11 items-center wrap-anywhere rounded-full border border-line px-4 font-semibold hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-paper"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
