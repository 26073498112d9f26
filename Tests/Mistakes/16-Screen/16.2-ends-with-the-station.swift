// Ends the degrees with the station: a screen that opens afterwards shows nothing.

// exercise 16.2 in StationFeed.swift
degrees = measured.asDriver(onErrorDriveWith: .empty())
warnings = warned.asSignal(onErrorJustReturn: Self.silence)
// end 16.2
