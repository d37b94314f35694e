-- Any whole months of a year are the difference of two sums from its beginning: less to add up than quarters.
delete from report_counts where span = 'quarter';
alter table report_counts drop constraint report_counts_span_check;
alter table report_counts add constraint report_counts_span_check check (span in ('day', 'month', 'year-to-date'));
alter table counted_months drop column in_quarter;
alter table counted_months add column in_year boolean not null default false;
comment on column counted_months.in_year is 'Whether report_counts has what the year came to up to the end of the month, for the site as a whole';
