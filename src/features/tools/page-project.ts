import type { ComponentType } from 'react';
import type { RawInputs, ToolInput } from '#shared/tools/input.ts';
import type { ToolId } from '#shared/tools/tool.ts';

/** What a tool's page knows of the open project; its code comes after the page. */
export interface PageProject {
  /** Null where no project is open. */
  readonly id: string | null;
  readonly title: string | null;
  /** What the project fills in this tool. */
  readonly filled: RawInputs;
  /** What is said of the inputs, as `ProjectNotes` in JSON: a string, so that `memo` can compare it. */
  readonly notes: string;
  /** Takes a fact over from the tool; resolves to why it could not be saved, or null. */
  readonly onTell: (fact: string) => Promise<string | null>;
}

/** What the project's part of the page is given. */
export interface ToolProjectProps {
  readonly tool: ToolId;
  readonly inputs: readonly ToolInput[];
  /** The inputs as they are shown; what is said of them may be a frame behind. */
  readonly raw: RawInputs;
  /** Reads the inputs of this moment, those of the example, and the saved work that is open. */
  readonly latest: () => { raw: RawInputs; example: RawInputs; workId: string | null };
  /** Fills fields of the form; always the same function. */
  readonly onFill: (inputs: RawInputs) => void;
  /** Called with the project as soon as it is known, and with every change; always the same function. */
  readonly onProject: (project: PageProject) => void;
}

/** The parts of a tool's page that belong to a project, loaded after the page. */
export interface ProjectParts {
  readonly ToolProject: ComponentType<ToolProjectProps>;
  readonly Evidence: ComponentType;
}
