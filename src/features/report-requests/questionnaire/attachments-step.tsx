import type { ComponentType, Ref } from 'react';
import { ErrorText } from '#ui/form/field.tsx';
import { FieldRow } from './field-row.tsx';
import { ToolWorkPart } from './tool-work-part.tsx';
import styles from './form-steps.module.css';

/** Props of the upload control. */
export interface AttachmentsProps {
  draftId: string;
  title: string;
  help: string;
  /** Saves the draft. Awaited before a picker or the camera opens: the phone may reload the page in the meantime. */
  saveFirst: () => Promise<unknown>;
  onFilesChange: (names: readonly string[]) => void;
}

/** The step for photos and documents. */
export function AttachmentsStep({
  control: Control,
  headingRef,
  error,
  onEnter,
  ...props
}: AttachmentsProps & {
  control: ComponentType<AttachmentsProps>;
  headingRef: Ref<HTMLHeadingElement>;
  /** Why the server refused a file. */
  error: string | undefined;
  onEnter: (name: string) => void;
}) {
  return (
    <section className={styles['step']} aria-labelledby="questionnaire-step">
      <h3 id="questionnaire-step" ref={headingRef} tabIndex={-1} className={styles['step-title']}>
        {props.title}
      </h3>
      {error === undefined ? null : (
        <div role="alert">
          <ErrorText id="attachments-error">{error}</ErrorText>
        </div>
      )}
      <FieldRow name="attachments" onEnter={onEnter}>
        <Control {...props} />
      </FieldRow>
      <ToolWorkPart />
    </section>
  );
}
