// Shares, but a screen that opens later shows nothing.

// exercise 15.8 in Driver.swift
source.share()
// end 15.8
