import { formatDateTime } from '#az/format/dates.ts';
import { formatBytes } from '#az/format/numbers.ts';
import type { StoredFileInfo } from '#platform/files/file-store.ts';
import { mediaText } from '../text.ts';
import type { LibraryPicture } from './picker/library-picture.ts';

interface FileFactsProps {
  file: StoredFileInfo | null;
  picture: LibraryPicture;
  uploader: string | null;
}

/** The properties of the stored file (spec §3 'Stored file'). */
export function FileFacts({ file, picture, uploader }: FileFactsProps) {
  const { meta } = mediaText;
  const facts: [string, string][] = file
    ? [
        [meta.bucket, file.bucket],
        [meta.fullPath, file.fullPath],
        [meta.name, file.name],
        [meta.size, formatBytes(file.size)],
        [meta.pixels, `${picture.width} × ${picture.height}`],
        [meta.contentType, file.contentType],
        [meta.timeCreated, formatDateTime(file.timeCreated)],
        [meta.updated, formatDateTime(file.updated)],
        [meta.md5Hash, file.md5Hash],
        ...Object.entries(file.customMetadata).map(([name, value]): [string, string] => [
          `${meta.customMetadata}: ${name}`,
          value,
        ]),
      ]
    : [];
  if (uploader) facts.push([meta.uploadedBy, uploader]);
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{mediaText.file}</h2>
      {!file && <p className="font-medium text-live text-sm">{mediaText.fileMissing}</p>}
      <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular break-all pb-1 sm:pb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <a href={picture.url} className="inline-flex min-h-11 items-center text-accent underline">
        {mediaText.openOriginal}
      </a>
    </section>
  );
}
