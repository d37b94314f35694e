-- The English that a line was written for: where that is another by now, the line is looked at again.
alter table localization_lines add column source text;
alter table localization_lines
  add constraint localization_lines_line_check check (length(line) between 1 and 4000);
