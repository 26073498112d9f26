// Makes up a measurement: zero degrees are shown when nothing was measured.

// exercise 15.9 in StationFeed.swift
degrees = measured.asDriver(onErrorJustReturn: 0)
warnings = warned.asSignal(onErrorJustReturn: Self.silence)
// end 15.9
