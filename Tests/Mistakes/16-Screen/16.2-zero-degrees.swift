// Invents a measurement: zero degrees are shown when nothing was measured.

// exercise 16.2 in StationFeed.swift
degrees = measured.asDriver(onErrorJustReturn: 0)
warnings = warned.asSignal(onErrorJustReturn: Self.silence)
// end 16.2
