import {
  Building,
  ConciergeBell,
  Cpu,
  Factory,
  HeartPulse,
  Megaphone,
  PenTool,
  ShoppingBasket,
  Store,
  Truck,
  UtensilsCrossed,
  Zap,
} from 'lucide-react';

/** In the blog's order; `slug` is the last part of the article's path. */
export const industries = [
  { slug: 'manufacture-industry', icon: Factory },
  { slug: 'retail-industry', icon: Store },
  { slug: 'healthcare-industry', icon: HeartPulse },
  { slug: 'it-industry', icon: Cpu },
  { slug: 'marketing-industry', icon: Megaphone },
  { slug: 'design-industry', icon: PenTool },
  { slug: 'food-industry', icon: UtensilsCrossed },
  { slug: 'logistics-industry', icon: Truck },
  { slug: 'energy-industry', icon: Zap },
  { slug: 'hospitality-industry', icon: ConciergeBell },
  { slug: 'consumer-goods-industry', icon: ShoppingBasket },
  { slug: 'real-estate-industry', icon: Building },
] as const;
