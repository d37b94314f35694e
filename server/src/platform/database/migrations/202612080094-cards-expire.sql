-- The last day a card can be charged, as its provider says it; null for other ways to pay, and where it is not known.
alter table subscriptions add column card_expires_on date;
