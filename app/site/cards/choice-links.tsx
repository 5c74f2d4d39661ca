interface Choice {
  label: string;
  to: string;
  current: boolean;
}

/** A row of links of which one is chosen: filters that work without script. */
export function ChoiceLinks({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ label: name, to, current }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line px-4 font-semibold hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-paper"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
