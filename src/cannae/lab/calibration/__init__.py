"""Whether forecasts come true: of all positions called 70 %, are 70 % won?"""
