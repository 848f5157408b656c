import type { PictureCatalogue } from '../schema.ts';

/** Layout models, a plate of the kind, and a scene of people at work for each community project. */
export const communityPictures = {
  'community/dunstan-reserve-food-forest-cover': {
    alt: 'a gentle plywood slope with bands of small fruit trees along the contour, a path through the middle, a shelter and a creek line at the foot',
    caption:
      'A food forest as we would draw one, not a likeness of Dunstan Reserve: trees on mounds along the contour, open on every side, with one path that goes through.',
    hand: 'model',
  },
  'community/dunstan-reserve-food-forest-1': {
    alt: 'a small shelter with a red roof among fruit trees, peg figures on the path before it',
    caption: 'A shelter as we’d place it: at the lower edge, where the path goes through.',
    hand: 'model',
  },
  'community/dunstan-reserve-food-forest-2': {
    alt: 'beans climb a row of poles, corn and small fruit trees behind them, leeks in the foreground',
    caption: 'Tall, climbing and low crops sharing one patch of sun.',
    hand: 'plate',
  },
  'community/dunstan-reserve-food-forest-3': {
    alt: 'four people pick red and yellow fruit from low trees, one on a ladder, one holding a basket, gum trees behind',
    caption: 'A picking day: no fence, no list, enough for those who come.',
    hand: 'print',
  },
  'community/northcote-community-garden-cover': {
    alt: 'rows of garden beds on brown ground, small houses on three sides, a street in front',
    caption:
      'Garden plots as we would lay them out, not a likeness of Northcote’s: a shared bed, a shed and a tank at the back.',
    hand: 'model',
  },
  'community/northcote-community-garden-1': {
    alt: 'garden beds in rows around a round paved place with a tree and seats, peg figures between the beds',
    caption:
      'The meeting place in the middle, close enough to every bed for a chat over the spade.',
    hand: 'model',
  },
  'community/northcote-community-garden-2': {
    alt: 'raised timber beds of lettuce, cabbage and leeks with corn and beans behind, a crate and a watering can on the path',
    caption: 'Raised beds of the kind that suit old suburban soil, with new earth inside.',
    hand: 'plate',
  },
  'community/northcote-community-garden-3': {
    alt: 'three people dig, weed and carry a basket among raised beds, a row of small houses behind a picket fence',
    caption: 'A working bee on a Saturday in spring.',
    hand: 'print',
  },
  'community/sustainable-community-food-systems-cover': {
    alt: 'garden strips, orchard, a large packing shed with stalls before it and the houses of a town on one sheet of contours, joined by a road',
    caption:
      'Field, orchard, shed, market and town drawn as one system, short distances between them.',
    hand: 'model',
  },
  'community/sustainable-community-food-systems-1': {
    alt: 'stalls with cloth roofs in front of a long shed with a verandah, peg figures moving between them',
    caption:
      'The shed by the road, larger here than those described: packing behind, selling in front.',
    hand: 'model',
  },
  'community/sustainable-community-food-systems-2': {
    alt: 'a row of cabbages and leeks in a raised bed, tomatoes and beans on stakes behind',
    caption: 'What all the buildings are for.',
    hand: 'plate',
  },
  'community/sustainable-community-food-systems-3': {
    alt: 'growers carry crates to market tables under a striped awning in front of a long white shed, a child and a dog among the buyers',
    caption: 'Market morning: the distance from bed to table is a short walk.',
    hand: 'print',
  },
  'community/safe-place-affordable-housing-cover': {
    alt: 'nine small houses around a common green with trees, and one larger shared house at the open side',
    caption:
      'Small homes around a common green, front doors towards one another, cars kept at the edge.',
    hand: 'model',
  },
  'community/safe-place-affordable-housing-1': {
    alt: 'looking over the roof of the shared house to a green with trees and the small homes around it',
    caption:
      'The shared house holds what a small home cannot: a long table, a laundry, a guest bed.',
    hand: 'model',
  },
  'community/safe-place-affordable-housing-2': {
    alt: 'a lime-plastered wall with a deep window and two plant pots in morning light',
    caption:
      'A plain lime wall and one good window: what affordable can look like when it is well made.',
    hand: 'plate',
  },
  'community/safe-place-affordable-housing-3': {
    alt: 'five people push a timber wall frame upright onto a stone footing, three small houses behind them',
    caption: 'Raising day: two on the ropes, three on the frame.',
    hand: 'print',
  },
} satisfies PictureCatalogue;
