import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { inOneLine } from '#lib/in-one-line.ts';
import { readEntryPicture } from '#offline/entry-drafts/entry-pictures.ts';
import { uploadedDigestOf, uploadedPicture } from '#shared/content-types/image-ref.ts';
import type { ImageRef } from '#shared/content-types/image-ref.ts';
import { compressedAddress, webpWidth } from '#shared/media.ts';
import { FieldGroup } from '#ui/form/field.tsx';
import { useFieldError } from './field-errors.ts';
import { PhotoPickers } from './photo-pickers.tsx';
import { EntryText } from './text-fields.tsx';
import styles from './editor.module.css';

const middle = { x: 0.5, y: 0.5 } as const;

/** A photo with its alternative text, caption and focal point, and whether it is a stand-in. */
export function PictureField({
  path,
  label,
  initial,
  saveFirst,
  onChange,
}: {
  path: string;
  label: string;
  initial: ImageRef;
  saveFirst: () => Promise<unknown>;
  onChange: (use: ImageRef) => void;
}) {
  const [use, setUse] = useState(initial);
  const { error } = useFieldError(path);
  // The text fields hold their own values: typing in them does not render this.
  const latest = useRef(initial);

  function change(part: Partial<ImageRef>, isSeen = true) {
    const next = { ...latest.current, ...part };
    latest.current = next;
    if (isSeen) setUse(next);
    onChange(next);
  }

  const focus = use.focus ?? middle;
  return (
    <FieldGroup name={path} label={label} error={error} role="group">
      <div className={styles['picture']}>
        <PictureOnDevice
          picture={use.picture}
          focus={use.focus}
          onFocus={(at) => change({ focus: at })}
        />
        {use.isDecorative ? null : (
          <EntryText
            path={`${path}.alt`}
            label="What would you tell somebody on the phone?"
            help="It’s read out to people who can’t see the picture."
            initial={use.alt}
            onChange={(alt) => change({ alt: inOneLine(alt) }, false)}
          />
        )}
        <Check
          label="Only decoration"
          isChecked={use.isDecorative}
          onChange={(isDecorative) => change({ isDecorative })}
        />
        <EntryText
          path={`${path}.caption`}
          label="Caption"
          isOptional
          hasMarks
          initial={use.caption}
          onChange={(caption) => change({ caption }, false)}
        />
        <Check
          label="A stand-in until there’s a photo"
          isChecked={use.isStandIn}
          onChange={(isStandIn) => change({ isStandIn })}
        />
        <details className={styles['focus']}>
          <summary>What has to stay in view</summary>
          <p>
            Tap it in the picture, or use the sliders. This is how it’s cropped at its widest and
            its narrowest:
          </p>
          <Crops picture={use.picture} focus={focus} />
          <Slider
            label="From left to right"
            value={focus.x}
            onChange={(x) => change({ focus: { ...focus, x } })}
          />
          <Slider
            label="From top to bottom"
            value={focus.y}
            onChange={(y) => change({ focus: { ...focus, y } })}
          />
        </details>
        <div className={styles['add']}>
          <PhotoPickers
            isReplacing
            saveFirst={saveFirst}
            onAdded={([sha256]) => {
              if (sha256 !== undefined) {
                change({ picture: uploadedPicture(sha256), isStandIn: false });
              }
            }}
          />
        </div>
      </div>
    </FieldGroup>
  );
}

/** A checkbox. */
export function Check({
  label,
  isChecked,
  onChange,
}: {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

function Slider({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className={styles['slider']}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </label>
  );
}

/** Shows what is left of a picture in the shapes that pages crop it to. */
function Crops({ picture, focus }: { picture: string; focus: NonNullable<ImageRef['focus']> }) {
  const address = useAddressOf(picture);
  if (address === null) return null;
  const style = { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` };
  return (
    <div className={styles['crops']}>
      <img src={address} alt="" style={style} data-shape="wide" decoding="async" />
      <img src={address} alt="" style={style} data-shape="narrow" decoding="async" />
    </div>
  );
}

/** The picture from this device while it has a copy, otherwise from the site. */
function PictureOnDevice({
  picture,
  focus,
  onFocus,
}: {
  picture: string;
  focus: ImageRef['focus'];
  onFocus: (at: NonNullable<ImageRef['focus']>) => void;
}) {
  const address = useAddressOf(picture);
  function take(event: MouseEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onFocus({
      x: share((event.clientX - left) / width),
      y: share((event.clientY - top) / height),
    });
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the sliders do the same by keyboard
    <div className={styles['frame']} onClick={take}>
      {/* The field beside it has its alternative text. */}
      {address === null ? null : <img src={address} alt="" loading="lazy" decoding="async" />}
      {focus === undefined ? null : (
        <span
          className={styles['point']}
          style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }}
        />
      )}
    </div>
  );
}

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

function useAddressOf(picture: string): string | null {
  const digest = uploadedDigestOf(picture);
  const onSite = compressedAddress(picture, webpWidth, 'webp');
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (digest === undefined) return undefined;
    let made: string | null = null;
    let isGone = false;
    const show = async () => {
      const bytes = await readEntryPicture(digest);
      if (isGone) return;
      made = bytes === null ? null : URL.createObjectURL(new Blob([bytes]));
      setOwn(made ?? onSite);
    };
    void show();
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
      setOwn(null);
    };
  }, [digest, onSite]);
  return digest === undefined ? onSite : own;
}
